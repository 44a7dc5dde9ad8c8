import { fit } from "../../http/index.ts";
import { MAX_FILES } from "./limites.ts";

/** Texts about files (NS-077). */
export const textos = {
  malFormado: () => "O formulário está mal formado ou incompleto.",
  formularioGrande: () => "O formulário é grande demais: cada arquivo pode ter até 2 MiB.",
  partesDemais: () => "O formulário tem campos demais.",
  campoDeArquivo: () => "envie arquivos nos campos anexo ou anexo[]",
  campoGrande: () => "texto grande demais",
  campoRepetido: () => "deve ser informado uma única vez",
  naoUtf8: () => "deve ser texto em UTF-8",
  semNome: () => "o arquivo deve ter um nome",
  arquivosDemais: () => `são aceitos no máximo ${MAX_FILES} arquivos`,
  arquivoGrande: (nome: string) => `${fit(nome, 60)}: o arquivo é maior que 2 MiB`,
  arquivoVazio: (nome: string) => `${fit(nome, 60)}: o arquivo está vazio`,
  tipoNaoAceito: (nome: string, extensions: readonly string[]) =>
    `${fit(nome, 60)}: tipo não aceito; use ${extensions.join(", ")}`,
  conteudoDiferente: (nome: string) => `${fit(nome, 60)}: o conteúdo não corresponde à extensão`,
  arquivoNaoEncontrado: () => "Arquivo não encontrado.",
};
