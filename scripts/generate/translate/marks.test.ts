import { expect, test } from "vitest";
import { differingMarks } from "./marks.ts";

test.each([
  ["The book.", "O livro."],
  ["`v` by value, `p` by lead time.", "`p` por prazo, `v` por valor."],
  ["A `` ` `` and `a`.", "`a` e `` ` ``."],
  [
    "See [the page](https://example.org/a), or https://example.org/b.",
    "https://example.org/b ou [a página](https://example.org/a).",
  ],
  ["## Errors", "## Erros"],
  ["- one\n- two", "- um\n- dois"],
  ["1. one\n2. two", "1. um\n2. dois"],
  ["with another body,\n409. Nothing is created", "com outro corpo, 409. Nada é criado"],
  ["**Bold** `**`", "**Forte** `**`"],
  ["| a | b |", "| á | bê |"],
])("%j may be %j", (source, translation) => {
  expect(differingMarks(source, translation)).toBeUndefined();
});

test.each([
  ["Code `a`.", "Código a.", "it has no `a`"],
  ["Code `a` and `b`.", "Código.", "it has no `a` and no `b`"],
  ["Code `a` twice: `a`.", "Código `a`.", "it has no `a`"],
  ["Code.", "Código `a`.", "it has `a`, which the text has not"],
  ["[Page](https://example.org/a)", "[Página](https://example.org/b)", "it has no https://example.org/a"],
  ["## Errors", "Erros", "it has other headings"],
  ["# Errors", "## Erros", "it has other headings"],
  ["- one\n- two", "- um e dois", "it has other items or quotations"],
  ["1. one\n2. two", "1. um e dois", "it has other numbered items"],
  ["**Bold** words", "Palavras fortes", "it has other bold words"],
  ["| a | b |", "| a b |", "it has other cells of a table"],
])("%j may not be %j", (source, translation, problem) => {
  expect(differingMarks(source, translation)).toBe(problem);
});
