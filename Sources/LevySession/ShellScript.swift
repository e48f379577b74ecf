/// The completion script of a shell: it calls `levy __complete` for the words at the cursor.
package enum ShellScript: String, CaseIterable {
  case bash, zsh, fish

  package var text: String {
    switch self {
    case .bash:
      #"""
      # bash cuts words at '=' and ':'; levy is given the line as it is and answers for the last piece.
      _levy() {
        local program="${1/#\~/$HOME}"
        # One word a line, which no pattern of the shell changes.
        mapfile -t COMPREPLY < <("$program" __complete bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
        if [ "${COMPREPLY[0]}" = ":files" ]; then
          COMPREPLY=()
          compopt -o default
        fi
        case "${COMPREPLY[*]}" in *[=,]) compopt -o nospace ;; esac
      }
      complete -F _levy levy
      """#
    case .zsh:
      #"""
      #compdef levy
      # What may stand at the cursor, with what it means.
      _levy() {
        local -a found whole begun
        local line
        found=("${(@f)$("${words[1]}" __complete zsh "${(@)words[2,CURRENT]}" 2>/dev/null)}")
        if [[ "$found[1]" == ":files" ]]; then
          _files
          return
        fi
        for line in "${found[@]}"; do
          [[ -z "$line" ]] && continue
          line="${line//:/\\:}"
          if [[ "${line%%$'\t'*}" == *[=,] ]]; then begun+=("${line/$'\t'/:}"); else whole+=("${line/$'\t'/:}"); fi
        done
        (( $#whole )) && _describe 'levy' whole
        (( $#begun )) && _describe 'levy' begun -S ''
      }
      if [[ "$funcstack[1]" == "_levy" ]]; then _levy "$@"; else compdef _levy levy; fi
      """#
    case .fish:
      #"""
      function __levy_complete
        set -l words (commandline -opc)
        set -l found ($words[1] __complete fish $words[2..-1] (commandline -ct) 2>/dev/null)
        if test "$found[1]" = ":files"
          __fish_complete_path (commandline -ct)
        else if test (count $found) -gt 0
          printf '%s\n' $found
        end
      end
      complete -c levy -f -a '(__levy_complete)'
      """#
    }
  }
}
