/** What is done to a text line by line. */
export interface LineAction {
  /**
   * Takes the next line and gives what is certain by now. Without an ending it goes on in the next
   * call, or the text ends.
   */
  add(line: string, ending: string): string;
  end(): string;
}
