/** A text of the contract without the breaks inside its paragraphs, for a terminal to break where it ends; lists and tables keep theirs. */
export const flowing = (text: string): string => text.replaceAll(/(?<=[^\n])\n(?![\n|*-]|\d+\.)/g, " ");
