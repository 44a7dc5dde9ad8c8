import type {} from "../../http/types.ts";

/** A file that came with a form, kept in a temporary file until the request is over. */
export interface ReceivedArquivo {
  /** Cleaned name (NS-018). */
  nome: string;
  /** Path of the temporary file. */
  caminho: string;
  tamanho: number;
}

/** A form as handlers get it: its text fields, and its files. */
export interface Formulario extends AsyncDisposable {
  arquivos: ReceivedArquivo[];
}

/** A form with the text of a message. */
export interface FormularioMensagem extends Formulario {
  mensagem: string;
  nomeUsuario?: string;
  idUsuario?: string;
}

declare module "../../http/types.ts" {
  interface ParsedBodies {
    "multipart/form-data": FormularioMensagem;
  }
}
