/// The style sheet of the page: phones first, then wider screens.
enum PageStyle {
  static let text = """
    :root { --paper: #f7f6f2; --sheet: #fff; --tint: #efede6; --ink: #1c1b19; --faint: #5a564e; --line: #d9d5ca;
      --edge: #77736a; --accent: #0b5351; --bad: #943009; --warm: #943009; --good: #0b5351; --calm: #e3efec;
      --caution: #fff3d1; --focus: #1c1b19; --glow: #ffd21f; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #141513; --sheet: #1d1f1d; --tint: #272a27; --ink: #eeece6; --faint: #b3b4ab; --line: #3a3e3a;
        --edge: #8f958f; --accent: #7fd3c6; --bad: #f5a883; --warm: #f5a883; --good: #7fd3c6; --calm: #1d3431;
        --caution: #3a3113; --focus: #fff; --glow: #7a6200; }
    }
    * { box-sizing: border-box; } html { scroll-padding-top: 64px; }
    body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
      overflow-wrap: break-word; hyphens: auto; }
    a { color: var(--accent); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 6px var(--glow); border-radius: 3px; }
    h1:focus, h1:focus-visible { outline: none; box-shadow: none; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: -999px; } .skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 12px; z-index: 9; }
    header { border-bottom: 1px solid var(--line); }
    .top { display: flex; align-items: center; gap: 4px 12px; padding: 0 16px; min-height: 48px; max-width: 1200px; margin: 0 auto; }
    .brand { font-weight: 700; text-decoration: none; color: inherit; font-size: 1.15rem; padding: 10px 0; }
    .language { margin-left: auto; padding: 10px 0; flex: none; }
    .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 2em; padding: 10px 0; }
    .pill { position: relative; min-width: 0; } .pill summary { list-style: none; background: var(--tint); border-radius: 22px;
      padding: 11px 12px; font-size: .88rem; font-weight: 600; white-space: nowrap; min-height: 44px; overflow: hidden;
      text-overflow: ellipsis; }
    .pill summary::-webkit-details-marker { display: none; } .pill summary::after { content: " ▾"; }
    .pill div { position: absolute; z-index: 8; left: 0; top: 100%; margin-top: 4px; width: min(320px, calc(100vw - 120px));
      background: var(--sheet); border: 1px solid var(--edge); border-radius: 10px; padding: 4px 14px 12px; }
    .years { list-style: none; display: flex; flex-wrap: wrap; padding: 0; margin: 0; }
    .years a, .years b { display: inline-block; padding: 10px 8px; min-width: 58px; }
    header nav { display: flex; gap: 4px 18px; overflow-x: auto; padding: 0 16px; max-width: 1200px; margin: 0 auto; white-space: nowrap; }
    header nav a { text-decoration: none; padding: 10px 0 8px; border-bottom: 3px solid transparent; }
    header nav a[aria-current] { color: inherit; border-color: var(--accent); font-weight: 600; }
    main { max-width: 1200px; margin: 0 auto; padding: 8px 16px 40px; }
    footer { color: var(--faint); font-size: .88rem; padding: 16px; border-top: 1px solid var(--line); max-width: 1200px; margin: 0 auto; }
    h1 { font-size: 1.65rem; line-height: 1.2; margin: 12px 0; } h2 { font-size: 1.2rem; margin: 28px 0 8px; }
    h3 { font-size: 1.05rem; margin: 18px 0 4px; } p, summary, legend { max-width: 42rem; }
    summary { cursor: pointer; padding: 10px 0; min-height: 44px; } summary b { font-size: 1.2rem; }

    .case { display: flex; flex-direction: column; } .case > * { min-width: 0; }
    .aside, .results { display: contents; } .rest { order: 2; } .way, .aside > .more { order: 3; }
    .line { order: -1; position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px;
      margin: -8px -16px 8px; max-width: none; padding: 8px 16px; min-height: 46px; background: var(--calm);
      border-bottom: 1px solid var(--line); }
    .line .what { margin-right: auto; } .line .number { font-size: 1.25rem; color: var(--good); }
    .line.held { background: var(--caution); } .line .note a { color: inherit; }
    .result { max-width: 46rem; } .amount { font-size: clamp(2.4rem, 11vw, 4rem); line-height: 1.1; font-weight: 700; margin: 4px 0 12px;
      font-variant-numeric: tabular-nums; letter-spacing: -.02em; } .amount a { color: var(--good); text-decoration: none; } .amount small { font-size: .55em; }
    .owed { color: var(--bad); } .sentence { font-size: 1.2rem; font-weight: 600; margin: 8px 0; }
    .caution { background: var(--caution); border-radius: 10px; padding: 12px 16px; }

    fieldset { border: 0; margin: 0 0 16px; padding: 0; min-width: 0; display: grid; gap: 18px 24px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr)); align-items: start; }
    legend { padding: 0; font-weight: 600; font-size: 1.2rem; margin-bottom: 8px; } legend h1 { margin: 4px 0; font-size: 1.5rem; }
    .field label, .question { display: block; font-weight: 600; margin-bottom: 4px; }
    .field label.box, label.box { font-weight: 400; display: flex; gap: 10px; align-items: center; min-height: 44px; }
    input[type=checkbox] { width: 22px; height: 22px; flex: none; accent-color: var(--accent); }
    input:not([type=checkbox]), select { width: 100%; min-height: 46px; font: inherit; color: inherit; background: var(--sheet);
      border: 2px solid var(--edge); border-radius: 8px; padding: 8px 12px; }
    input[type=range] { border: 0; padding: 0; background: none; accent-color: var(--accent); }
    input::placeholder { color: var(--faint); opacity: 1; } input[aria-invalid], select[aria-invalid] { border-color: var(--bad); }
    .unit { display: flex; } .unit input:not([type=checkbox]) { border-radius: 8px 0 0 8px; min-width: 0; }
    .unit > span { display: grid; place-items: center; min-width: 44px; background: var(--tint); border: 2px solid var(--edge);
      border-left: 0; border-radius: 0 8px 8px 0; color: var(--faint); }
    .pair { display: flex; gap: 8px; max-width: 26rem; } .pair .unit { flex: 1; }
    .help, .idle { color: var(--faint); font-size: .9rem; margin: 4px 0 0; } .help select { width: auto; display: inline-block; }
    .fault { color: var(--bad); margin: 6px 0; white-space: pre-wrap; }
    div.fault { white-space: normal; } div.fault p { margin: 0; } div.fault ul { margin: 0; padding-left: 1.2em; }
    section.fault { border: 2px solid var(--bad); border-radius: 10px; padding: 4px 14px; }
    button, .button { font: inherit; font-weight: 600; min-height: 46px; padding: 9px 18px; border-radius: 10px; border: 2px solid var(--accent);
      background: var(--accent); color: var(--paper); cursor: pointer; text-decoration: none; display: inline-block; }
    button.quiet, .button.quiet, button.small { background: transparent; color: var(--accent); }
    button.small, .button.small { padding: 6px 14px; min-height: 44px; min-width: 44px; border-width: 1px; }
    button.hidden { position: absolute; left: -9999px; } .actions { display: flex; flex-wrap: wrap; gap: 8px; max-width: none; margin: 16px 0; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: center; margin: 8px 0 16px; max-width: none; }
    .bar > * { min-width: 0; max-width: 100%; } .bar input:not([type=checkbox]), .bar select { width: auto; }
    form.entry { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 8px 16px; align-items: end; }
    .undo { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; background: var(--caution); border-radius: 10px; padding: 4px 16px; }
    .progress { margin: 8px 0; max-width: none; } .progress progress { width: 100%; height: 8px; display: block; accent-color: var(--accent); }
    .progress label { font-size: .9rem; color: var(--faint); }
    .steps { list-style: none; padding: 0; margin: 8px 0 16px; } .steps li { border-top: 1px solid var(--line); }
    .steps button { width: 100%; text-align: left; border: 0; padding: 8px 0; font-weight: 400; display: flex; gap: 8px; border-radius: 0; }
    .steps button .m-hint { margin-left: auto; } .steps button[aria-current] { font-weight: 700; color: inherit; }
    fieldset.member { grid-column: 1 / -1; border: 1px solid var(--line); border-radius: 10px; padding: 4px 16px; gap: 14px 24px; }
    fieldset.member legend { padding: 0 6px; font-size: 1.05rem; } .changes { grid-column: 1 / -1; margin: 4px 0; }
    fieldset.gate { grid-column: 1 / -1; border: 1px dashed var(--edge); border-radius: 10px; padding: 8px 16px; gap: 0 24px; }
    fieldset.gate legend { padding: 0 6px; font-size: 1.05rem; } fieldset.gate .help { grid-column: 1 / -1; }

    .rows { list-style: none; padding: 0; margin: 4px 0; max-width: 46rem; } .rows li { position: relative; display: flex; flex-wrap: wrap; gap: 0 12px;
      align-items: baseline; border-bottom: 1px solid var(--line); padding: 9px 0; }
    .rows .what { flex: 1 1 9em; min-width: 0; } .rows .note { flex-basis: 100%; color: var(--faint); font-size: .9rem; }
    .rows > li > .what > a, .rows > li > .what > .day { line-height: 1.7; }
    .rows > li > .what > a::after { content: ""; position: absolute; inset: 0; }
    .rows .more, .rows .buttons { flex-basis: 100%; } .rows .more, .rows .buttons, .rows .note a { position: relative; z-index: 1; }
    .number { font-variant-numeric: tabular-nums; white-space: nowrap; } .place { color: var(--faint); font-size: .9rem; display: block; }
    .range .what { display: block; color: var(--faint); font-size: .9rem; }
    .rows .number { margin-left: auto; text-align: right; } .change { color: var(--faint); font-size: .95rem; white-space: nowrap; }
    .compared .cells { flex-basis: 100%; display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); gap: 2px 12px; }
    .compared .number { margin: 0; text-align: left; } .cell { min-width: 0; } .column { display: block; color: var(--faint); font-size: .88rem; }
    .failed { color: var(--faint); } .notes, .missing { padding: 0; list-style: none; } .notes { font-size: .95rem; color: var(--faint); max-width: 42rem; }
    .notes li { padding: 4px 0; } .missing li { padding: 6px 0; } .missing.open { display: flex; flex-wrap: wrap; gap: 8px; }
    .missing.open li { padding: 0; } .legend, .totals { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; }
    .buttons form { display: inline-flex; } .buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px; }
    mark { background: var(--caution); color: inherit; border-radius: 6px; padding: 1px 7px; font-size: .88rem; }
    .home { max-width: 40rem; } .pills { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 16px; }
    .pills a { border: 1px solid var(--edge); border-radius: 24px; padding: 9px 18px; text-decoration: none; color: inherit; min-height: 44px; }
    .pills a[aria-current] { background: var(--ink); color: var(--paper); border-color: var(--ink); font-weight: 600; }
    .jobs { border: 1px solid var(--line); border-radius: 12px; background: var(--sheet); }
    .jobs details + details { border-top: 1px solid var(--line); } .jobs details > div { padding: 0 16px 14px; }
    .jobs summary { padding: 12px 16px; list-style: none; display: grid; grid-template-columns: 1fr auto; max-width: none; }
    .jobs summary::-webkit-details-marker { display: none; } .jobs summary::after { content: "+"; font-size: 1.4rem; line-height: 1; grid-area: 1 / 2; }
    .jobs details[open] > summary::after { content: "–"; } .jobs .note { color: var(--faint); font-size: .9rem; grid-column: 1; }
    .jobs h2 { font-size: 1.05rem; margin: 16px 0 4px; }

    .tree, .tree ul { list-style: none; padding-left: .9em; margin: 2px 0; border-left: 2px solid var(--line); }
    .tree { padding-left: 0; border: 0; } .tree li { padding: 3px 0 3px 4px; } .tree summary { max-width: none; }
    .tree p { margin: 2px 0 4px; } .tree .number, .wrap { white-space: normal; overflow-wrap: anywhere; } .sum { font-variant-numeric: tabular-nums; } .law, .m-citation, .m-place, .m-hint { color: var(--faint); font-size: .92rem; }
    .m-heading, .m-value { font-weight: 600; } .m-error { color: var(--bad); } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    figure { margin: 0; max-width: 46rem; } svg { width: 100%; height: auto; } svg.for-narrow { display: none; }
    .incoming { fill: var(--good); background: var(--good); } .outgoing { fill: var(--warm); background: var(--warm); }
    .key { display: inline-block; width: 22px; height: 4px; vertical-align: middle; margin-right: 6px; }
    .state.overdue { color: var(--bad); font-weight: 600; } .wide { overflow-x: auto; }
    .command { margin-top: 20px; font-size: .9rem; } .command code { display: block; overflow-wrap: anywhere; background: var(--tint);
      padding: 8px 10px; border-radius: 6px; }
    table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 400; } thead th { color: var(--faint); font-size: .9rem; }
    td, th { padding: 8px; border-bottom: 1px solid var(--line); vertical-align: baseline; }
    td .column { display: none; } table.facts td { min-width: 150px; }

    @media screen and (max-width: 600px) {
      svg.for-wide { display: none; } svg.for-narrow { display: block; }
      table, tbody, tr, td, th { display: block; } thead { display: none; } td, th { border: 0; padding: 4px 0; }
      tr { border-bottom: 1px solid var(--line); padding: 8px 0; } td .column { display: block; } tr th { font-weight: 600; }
      .actions button, .actions .button { flex: 1 1 auto; text-align: center; } .bar label, .bar select { flex-basis: 100%; }
      .top { gap: 4px 8px; } .pill summary { padding: 11px 9px; font-size: .8rem; }
    }
    @media screen and (min-width: 900px) {
      .case { display: grid; grid-template-columns: minmax(0, 1fr) minmax(320px, 400px); gap: 0 48px; align-items: start; }
      .aside { display: block; position: sticky; top: 12px; max-height: calc(100vh - 24px); overflow-y: auto; padding: 4px; }
      .results { display: block; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 0 18px 14px; overflow: hidden; }
      .line { margin: 0 -18px 8px; padding: 14px 18px; position: static; } .line .what { flex-basis: 100%; } .line .number { font-size: 1.9rem; }
    }
    @media print { header nav, .actions, .command, .skip, .language, .bar, .way, .progress, .pill { display: none; } .aside { display: none; } }

    """
}
