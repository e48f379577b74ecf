import LevyCharts

/// The static files of the page: its style, its script, its icon. Nothing is loaded from elsewhere.
enum Assets {
  static func named(_ name: String) -> PageResponse? {
    switch name {
    case "style.css": PageResponse(contentType: "text/css; charset=utf-8", body: style)
    case "live.js": PageResponse(contentType: "text/javascript; charset=utf-8", body: script)
    case "favicon.svg": PageResponse(contentType: "image/svg+xml", body: icon)
    default: nil
    }
  }

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1d4ed8"/>
    <path d="M10 6v20h13" fill="none" stroke="#fff" stroke-width="4"/></svg>
    """

  /// Without it every form works by its button. With it results are updated while the user types; of two responses only
  /// the one to the newer request is shown.
  private static let script = """
    'use strict';
    for (const form of document.querySelectorAll('form[data-live]')) {
      const target = document.getElementById(form.dataset.live);
      let asked = 0, timer = 0, shown = values(target);
      const refresh = async () => {
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, value);
        const number = ++asked;
        const address = form.dataset.liveAddress || form.dataset.live + '?';
        try {
          const answer = await fetch(address + query, {headers: {'Accept': 'text/html'}});
          if (number !== asked || !answer.ok) return;
          const text = await answer.text();
          if (number !== asked) return;
          target.innerHTML = text;
          mark(form, target);
          history.replaceState(null, '', form.getAttribute('action') + '?' + query);
          for (const link of document.querySelectorAll('nav a[href*="?"]')) {
            link.setAttribute('href', link.getAttribute('href').split('?')[0] + '?' + query);
          }
          const now = values(target);
          for (const [name, value] of now) {
            const before = shown.get(name);
            if (before === undefined || before === value) continue;
            const row = target.querySelector('tr[data-name="' + name + '"]');
            const change = row && row.querySelector('.change');
            const difference = Number(value) - Number(before);
            if (change && Number.isFinite(difference) && Math.abs(difference) >= 0.005) {
              change.textContent = (difference > 0 ? '+' : '\\u2212') + Math.abs(difference).toLocaleString(
                document.documentElement.lang, {minimumFractionDigits: 2, maximumFractionDigits: 2});
            }
          }
          shown = now;
        } catch (error) { /* the server has gone; the form still says what was typed */ }
      };
      form.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(refresh, 120); });
    }
    // A field says at once that what is typed in it cannot be understood, or counts for nothing.
    function mark(form, target) {
      for (const field of form.querySelectorAll('.field')) {
        const control = field.querySelector('[name]');
        if (!control) continue;
        const notes = ['fault', 'idle'].map(kind => note(field, control, kind, target.querySelector(
          '[data-' + kind + '="' + control.name + '"] .says')));
        if (notes[0]) control.setAttribute('aria-invalid', 'true'); else control.removeAttribute('aria-invalid');
        const about = [field.querySelector('.help[id]'), ...notes].filter(Boolean).map(part => part.id).join(' ');
        if (about) control.setAttribute('aria-describedby', about); else control.removeAttribute('aria-describedby');
      }
    }
    // The note of a kind below a field, which says what the results say of it.
    function note(field, control, kind, said) {
      let note = field.querySelector('p.' + kind);
      if (!said) {
        if (note) note.remove();
        return null;
      }
      if (!note) {
        note = document.createElement('p');
        note.className = kind;
        note.id = control.id + '-' + kind;
        note.setAttribute('role', 'status');
        field.append(note);
      }
      if (note.textContent !== said.textContent) note.textContent = said.textContent;
      return note;
    }
    function values(target) {
      const found = new Map();
      for (const row of target.querySelectorAll('tr[data-value]')) found.set(row.dataset.name, row.dataset.value);
      return found;
    }
    // Work that goes on is asked for again until it is done.
    (async () => {
      for (let part; (part = document.querySelector('[data-again]'));) {
        await new Promise(done => setTimeout(done, 150));
        try {
          const answer = await fetch(part.dataset.again);
          if (!answer.ok || !part.isConnected) return;
          part.outerHTML = await answer.text();
        } catch (error) { return; }
      }
    })();
    if (document.querySelector('header nav')) {
      let last = null;
      setInterval(async () => {
        if (document.hidden) return;
        try {
          const answer = await fetch('stamp');
          if (!answer.ok) return;
          const stamp = await answer.text();
          if (last !== null && stamp !== last) location.reload();
          last = stamp;
        } catch (error) { /* stopped */ }
      }, 150);
    }

    """

  private static let style = ChartStyle.palette.text + own + ChartStyle.rules.text

  private static let own = """
    * { box-sizing: border-box; }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 8px; z-index: 9; }
    header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 10px 20px;
      border-bottom: 1px solid var(--line); }
    header nav { display: flex; flex-wrap: wrap; gap: 2px 14px; }
    .brand { font-weight: 700; text-decoration: none; font-size: 1.1rem; }
    nav a { text-decoration: none; padding: 6px 2px; }
    nav a[aria-current] { color: inherit; border-bottom: 3px solid var(--accent); font-weight: 600; }
    .title { margin-left: auto; color: var(--faint); }
    main { max-width: 1360px; margin: 0 auto; padding: 12px 20px 40px; }
    footer { color: var(--faint); font-size: .85rem; padding: 12px 20px; border-top: 1px solid var(--line); }
    h1 { font-size: 1.4rem; margin: 12px 0; } h2 { font-size: 1.1rem; margin: 22px 0 8px; }
    .case { display: grid; grid-template-columns: minmax(0, 1fr) minmax(320px, 480px); gap: 32px; align-items: start; }
    .results { position: sticky; top: 12px; background: var(--tint); border-radius: 10px; padding: 4px 18px 14px; }
    fieldset { border: 1px solid var(--line); border-radius: 10px; margin: 0 0 16px; padding: 8px 16px 14px;
      display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 12px 20px; min-width: 0; }
    legend { font-weight: 600; padding: 0 6px; }
    .field label { display: block; font-size: .92rem; }
    input:not([type=checkbox]), select { width: 100%; font: inherit; color: inherit; background: var(--paper);
      border: 1px solid var(--faint); border-radius: 6px; padding: 7px 9px; }
    input[aria-invalid] { border-color: var(--bad); }
    .help, .idle { color: var(--faint); font-size: .84rem; margin: 3px 0 0; }
    .fault { color: var(--bad); font-size: .9rem; margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    div.fault { white-space: normal; } div.fault p { margin: 0; } div.fault ul { margin: 0; padding-left: 1.2em; }
    section.fault { border: 2px solid var(--bad); border-radius: 10px; padding: 4px 14px; }
    button, .button { font: inherit; padding: 8px 16px; border-radius: 8px; border: 1px solid var(--accent);
      background: var(--accent); color: var(--paper); cursor: pointer; text-decoration: none; display: inline-block; }
    button.quiet, .button.quiet, button.small { background: transparent; color: var(--accent); }
    button.small { padding: 2px 10px; }
    button.hidden { position: absolute; left: -9999px; }
    .progress progress { width: 100%; height: 8px; display: block; } .progress label { font-size: .9rem; color: var(--faint); }
    .steps { list-style: none; display: flex; flex-wrap: wrap; gap: 6px; padding: 0; margin: 8px 0 16px; }
    .steps button { padding: 4px 12px; } .steps button[aria-current] { border-width: 2px; font-weight: 600; color: inherit; }
    fieldset.gate { grid-column: 1 / -1; margin: 0; border-style: dashed; } fieldset.gate .help { grid-column: 1 / -1; }
    fieldset.outcome { display: block; } table.facts td { min-width: 150px; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 8px 0 16px; }
    .bar > * { min-width: 0; max-width: 100%; } .bar input:not([type=checkbox]), .bar select { width: auto; }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: left; font-weight: 400; } thead th { color: var(--faint); font-size: .88rem; }
    td, th { padding: 6px 8px; border-bottom: 1px solid var(--line); vertical-align: baseline; overflow-wrap: anywhere; }
    .wide th[scope=row] { min-width: 8em; overflow-wrap: break-word; } .wide td.rule { min-width: 14em; }
    .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    b.number { font-weight: 600; } .results td.number { font-weight: 600; }
    .change { color: var(--warm); font-size: .88rem; white-space: nowrap; text-align: right; min-width: 5.5em; }
    .failed { color: var(--faint); } .wide { overflow-x: auto; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; } pre.declared, pre.answer { background: var(--tint);
      padding: 12px 16px; border-radius: 10px; font-size: .9rem; }
    .tree, .tree ul { list-style: none; padding-left: 1.2em; margin: 2px 0; } .tree { padding-left: 0; }
    .tree li { padding: 3px 0; } summary { cursor: pointer; } .law { color: var(--faint); }
    .m-citation, .m-place, .m-hint { color: var(--faint); font-size: .88rem; } .m-heading, .m-value { font-weight: 600; }
    .m-error { color: var(--bad); }
    figure { margin: 0; } svg { width: 100%; height: auto; } svg.chart { max-width: 960px; } svg.for-narrow { display: none; }
    .incoming { fill: var(--good); background: var(--good); } .outgoing { fill: var(--warm); background: var(--warm); }
    .legend, .notes, .totals, .cards, .missing { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; }
    .notes, .missing { display: block; font-size: .88rem; color: var(--faint); }
    .key { display: inline-block; width: 22px; height: 4px; vertical-align: middle; margin-right: 6px; }
    .card { border: 1px solid var(--line); border-radius: 12px; padding: 4px 18px 12px; flex: 1 1 280px; }
    .years a { display: inline-block; padding: 3px 6px; } .state.overdue { color: var(--bad); font-weight: 600; }
    .command { margin-top: 14px; font-size: .88rem; } .command code { display: block; overflow-wrap: anywhere;
      background: var(--tint); padding: 8px 10px; border-radius: 6px; }
    form.entry { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 8px 16px; align-items: end; }
    .buttons form { display: inline-block; margin-left: 4px; } .buttons { text-align: right; white-space: nowrap; }
    @media screen and (max-width: 600px) { svg.for-wide { display: none; } svg.for-narrow { display: block; } }
    @media (max-width: 820px) { .case { grid-template-columns: minmax(0, 1fr); gap: 12px; }
      .results { order: -1; top: 0; max-height: 45vh; overflow-y: auto; z-index: 2; border: 1px solid var(--line); }
      main { padding: 8px 12px 32px; } header { padding: 8px 12px; } .title { margin-left: 0; } }
    @media print { header nav, .actions, .command, .skip, .language, .bar, .steps, .progress { display: none; } .results { position: static; } }

    """
}
