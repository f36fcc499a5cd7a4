import Files

/// The script by which a shell completes command lines.
enum CompletionScript {
  /// What `ArgumentParser` takes for a request of the script of a shell.
  private static let request = "--generate-completion-script"

  /// Returns the end of a message about a command that other tools have, or `nil` for another name.
  static func hint(for name: String) -> String? {
    ["completion", "completions"].contains(name) ? "; did you mean '\(request)'?" : nil
  }

  /// Returns whether arguments ask for the script of a shell.
  static func isAskedFor(by arguments: [String]) -> Bool { arguments.contains { $0.utf8.hasPrefix(request) } }

  /// Returns the script of `ArgumentParser` with changes that make a shell insert each value as one word of the line.
  ///
  /// - Bash quotes values as names of files, which leaves `$` as it is, so the function that adds them quotes them.
  /// - zsh escapes no `!` in what it inserts while the expansion of history is off. The script switches it off without
  ///   need.
  static func quotingValues(_ script: String) -> String {
    script.utf8.replacing(additionInBash, with: quotationInBash + additionInBash)
      .utf8.replacing("unsetopt aliases banghist\n", with: "unsetopt aliases\n")
  }

  /// The statement that adds what `compgen` finds.
  private static let additionInBash = "        COMPREPLY+=(\"${completion}\")\n    done < <(IFS="

  /// Readline quotes the names of files and folders, which the same function adds.
  private static let quotationInBash = #"""
            if [[ "${1}" = -W ]]; then
                compopt +o filenames
                case "${COMP_WORDS[${COMP_CWORD}]}" in
                \"*)
                    completion="${completion//\\/\\\\}"
                    completion="${completion//\"/\\\"}"
                    completion="${completion//\$/\\\$}"
                    completion="${completion//\`/\\\`}"
                    ;;
                \'*) completion="${completion//\'/\'\\\'\'}" ;;
                *) printf -v completion %q "${completion}" ;;
                esac
            fi

    """#
}
