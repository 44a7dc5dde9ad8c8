import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound, reply } from "../../http/index.ts";
import { fileKey } from "../../platform/files/fileStore.ts";
import type { FileType } from "../../platform/files/fileType.ts";
import type { Services } from "../../platform/services.ts";
import { textos } from "../arquivo/textos.ts";

/** GET /arquivos/{chave}/{nome}: the content of a file of the store, to be saved and not shown (NS-049). */
export function baixarArquivo({ db, files }: Services): LojaHandler<"baixarArquivo"> {
  return async ({ path: { chave, nome } }, { idLoja }) => {
    const row = await db.reader("anexo").where({ id_loja: idLoja, chave }).first();
    const content = row?.nome === nome ? await files.store.get(fileKey(idLoja, chave)) : undefined;
    if (!row || !content) throw notFound(textos.arquivoNaoEncontrado());
    return reply(200, content, {
      "Content-Type": row.tipo as FileType,
      "Content-Length": String(row.tamanho),
      "Content-Disposition": disposition(row.nome),
      "Content-Security-Policy": "sandbox",
    });
  };
}

/** RFC 6266: a name in ASCII for old programs, and the name itself. */
function disposition(nome: string): string {
  const ascii = nome
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(nome).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
