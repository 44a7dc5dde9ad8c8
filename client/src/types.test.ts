import type { Cotacao, Evento } from "@frete/contract/loja";
import { expectTypeOf, test } from "vitest";
import type { CotacaoNova } from "./sent.ts";
import type { AnswerOf, InputOf } from "./types.ts";

test("inputs and answers have the contract's types", () => {
  expectTypeOf<InputOf<"criarCotacao">>().toEqualTypeOf<{ body: CotacaoNova }>();
  expectTypeOf<InputOf<"consultarCotacao">>().toEqualTypeOf<{ path: { idCotacao: string } }>();
  expectTypeOf<InputOf<"lerFilaCotacao">>().toEqualTypeOf<{ query?: { limite?: number } }>();
  expectTypeOf<Extract<InputOf<"enviarMensagemChat">["body"], FormData>>().toEqualTypeOf<FormData>();
  expectTypeOf<AnswerOf<"criarCotacao">>().toEqualTypeOf<Cotacao>();
  expectTypeOf<AnswerOf<"lerFila">>().toEqualTypeOf<Evento | undefined>();
  expectTypeOf<AnswerOf<"verRastreio">>().toEqualTypeOf<string>();
  expectTypeOf<AnswerOf<"baixarArquivo">>().toEqualTypeOf<Blob>();
});

test("a field that the contract gives a default may be left out", () => {
  expectTypeOf<{ url: string }>().toExtend<InputOf<"registrarWebhook">["body"]>();
});

test("NS-003: null may be sent for an optional field, at every depth, and for no other", () => {
  type Volume = CotacaoNova["volumes"][number];
  expectTypeOf<Volume["sku"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Volume["quantidade"]>().toEqualTypeOf<number>();
  expectTypeOf<CotacaoNova["volumes"]>().toEqualTypeOf<Volume[]>();
  expectTypeOf<Cotacao["retorno"]["idCotacao"]>().toEqualTypeOf<string>();
});
