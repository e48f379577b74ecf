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
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0b5351"/>
    <path d="M10 6v20h13" fill="none" stroke="#fff" stroke-width="4"/></svg>
    """

  /// Optional: without the script every form works by its button. With it results are updated while the user types; of
  /// two responses only the one to the newer request is shown.
  private static let script = """
    'use strict';
    for (const form of document.querySelectorAll('form[data-live]')) {
      const target = document.getElementById(form.dataset.live);
      const isSaved = form.method === 'post';
      let asked = 0, timer = 0, resting = 0, shown = values(target), last = Promise.resolve();
      const address = form.dataset.liveAddress || form.dataset.live + '?';
      const fields = () => {
        const query = new URLSearchParams();
        // What is empty in a saved case is so from now on; in an address it is just not there.
        for (const [name, value] of new FormData(form)) if (value !== '' || isSaved) query.append(name, value);
        return query;
      };
      // A saved case takes changes one after the other, so that the last one stays.
      const fetched = query => isSaved
        ? (last = last.catch(() => 0).then(() => fetch(address, {method: 'POST', body: query, keepalive: true})))
        : fetch(address + query, {headers: {'Accept': 'text/html'}});
      const refresh = async () => {
        const query = fields();
        const number = ++asked;
        // What is sent is what there is from now on, by which the next changes are told.
        if (isSaved) form.elements._had.value = new URLSearchParams([...query].filter(([name]) => !name.startsWith('_')));
        try {
          const answer = await fetched(query);
          if (!answer.ok) return unsent();
          const text = await answer.text();
          if (number !== asked) return;
          target.innerHTML = text;
          mark(form, target);
          if (!isSaved) {
            history.replaceState(null, '', form.getAttribute('action') + '?' + query);
            for (const link of document.querySelectorAll('header nav a[href*="?"]:not([href^="/"])')) {
              link.setAttribute('href', link.getAttribute('href').split('?')[0] + '?' + query);
            }
            for (const link of document.querySelectorAll('a.language')) {
              const other = new URLSearchParams(query);
              other.set('_lang', link.lang);
              link.setAttribute('href', form.getAttribute('action') + '?' + other);
            }
          }
          const now = values(target);
          for (const [name, value] of now) {
            const before = shown.get(name);
            if (before === undefined || before === value) continue;
            const [number, change] = ['.number', '.change'].map(part => target.querySelector('[data-name="' + name + '"] ' + part));
            const difference = Number(value) - Number(before);
            if (change && !number.textContent.endsWith('%') && Math.abs(difference) >= 0.005) {
              const size = Math.abs(difference).toLocaleString(
                document.documentElement.lang, {minimumFractionDigits: 2, maximumFractionDigits: 2});
              // In the unit of the amount.
              change.textContent = (difference > 0 ? '+' : '\\u2212')
                + number.textContent.replace(/^.*?(£?)[\\u2212-]?[\\d.,]+/, '$1' + size);
            }
          }
          shown = now;
          clearTimeout(resting);
          resting = setTimeout(() => {
            const said = document.getElementById('said'), line = target.querySelector('.line');
            if (said && line) said.textContent = line.textContent.replace(/\\s+/g, ' ').trim();
          }, 800);
        } catch (error) { unsent(); /* the server has gone; the form still says what was typed */ }
      };
      const unsent = () => { if (isSaved) form.elements._had.value = ''; };
      form.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => { timer = 0; refresh(); }, 50); });
      // What was typed before this script came is not in the results yet.
      const differs = field => field.options
        ? field.selectedIndex !== Math.max(0, [...field.options].findIndex(option => option.defaultSelected))
        : field.checked !== field.defaultChecked || field.value !== field.defaultValue;
      if ([...form.querySelectorAll('select, textarea, input:not([type=range])')].some(differs)) refresh();
      // What was typed last is saved before the page goes.
      if (isSaved) addEventListener('pagehide', () => {
        if (timer) navigator.sendBeacon && navigator.sendBeacon(address, fields());
      });
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
      for (const row of target.querySelectorAll('[data-value]')) found.set(row.dataset.name, row.dataset.value);
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
    document.querySelector('header nav [aria-current]')?.scrollIntoView({inline: 'center', block: 'nearest'});
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

  private static let style = ChartStyle.palette.text + PageStyle.text + ChartStyle.rules.text
}
