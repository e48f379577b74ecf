import LevyModel

/// The style sheet of charts: colours by meaning, light and dark. Every line also has its own dashes, so that nothing
/// depends on colour.
package enum ChartStyle {
  package static let palette: HTML = """

    :root { color-scheme: light dark; --paper: #fff; --ink: #16181d; --faint: #5b6270; --line: #d6dae1; --tint: #f3f5f9;
      --accent: #1d4ed8; --bad: #b42318; --warm: #b45309; --good: #047857; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #14161b; --ink: #e8eaef; --faint: #a3abb9; --line: #363c48; --tint: #1d2027; --accent: #8ab0ff;
        --bad: #ff9a8f; --warm: #f4b266; --good: #5fd3a5; }
    }

    """

  package static let rules: HTML = """
    svg text { fill: var(--faint); font-size: 12px; } svg .title { fill: var(--ink); font-size: 15px; font-weight: 600; }
    svg .label { fill: var(--ink); } svg .paper { fill: var(--paper); }
    .grid { stroke: var(--line); } .zero { stroke: var(--faint); }
    .line { fill: none; stroke-width: 2.5; } .line.result { stroke: var(--ink); } circle.line { fill: var(--paper); }
    .line.effective { stroke: var(--accent); } .line.marginal { stroke: var(--warm); stroke-dasharray: 7 3; }
    .own { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 2 3; } .cliff { fill: var(--bad); opacity: .45; }
    .kink { fill: var(--faint); opacity: .45; } .gap { fill: var(--faint); opacity: .2; }
    .total { fill: var(--accent); } .less { fill: var(--warm); } .plus { fill: var(--good); } .other { fill: var(--bad); }

    """
}
