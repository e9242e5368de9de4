/** Completion scripts: each asks the command itself, so that they never grow old. */
export const completionScripts = {
  bash: `# textbench completion bash > ~/.local/share/bash-completion/completions/textbench
_textbench() {
  local words=() word last=-1
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do # bash cuts --flag=value into three
    if [[ $last -ge 0 && "\${words[last]}" == --* && ( $word == = || "\${words[last]}" == *= ) ]]; then
      words[last]+=$word
    else
      last=$((last + 1))
      words[last]=$word
    fi
  done
  local IFS=$'\\n'
  COMPREPLY=($(textbench completion candidates -- "\${words[@]}" 2>/dev/null))
  if [[ "\${words[last]}" == --*=* ]]; then
    COMPREPLY=("\${COMPREPLY[@]#*=}")
  fi
  if [[ \${#COMPREPLY[@]} -eq 0 ]]; then
    compopt -o default 2>/dev/null # names of files
  fi
}
complete -F _textbench textbench
`,
  zsh: `#compdef textbench
# textbench completion zsh > a folder of $fpath, as _textbench
_textbench() {
  local -a found
  found=("\${(@f)$(textbench completion candidates -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then
    compadd -a found
  else
    _files
  fi
}
if [[ "$funcstack[1]" == _textbench ]]; then
  _textbench "$@"
else
  compdef _textbench textbench
fi
`,
  fish: `# textbench completion fish > ~/.config/fish/completions/textbench.fish
function __textbench_candidates
  set -l words (commandline -opc)
  textbench completion candidates -- $words[2..] (commandline -ct) 2>/dev/null
end
complete -c textbench -a '(__textbench_candidates)'
`,
} as const;

export type Shell = keyof typeof completionScripts;

export function isShell(name: string): name is Shell {
  return Object.hasOwn(completionScripts, name);
}
