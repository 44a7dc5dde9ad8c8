import { openDatabase } from "../../platform/storage/openDatabase.ts";

/** Eight writers insert without an end into `cotacao`; each acknowledged `codigo` is printed on a line. */
const db = await openDatabase(process.argv[2]);
const write = db.groupCommit<string>(async (trx, codigos) => {
  const common = { id_loja: 1, criada_em: 0, canal: "", documento: "{}" };
  await trx("cotacao").insert(codigos.map((codigo) => ({ ...common, codigo })));
  await trx("cotacao_fila").insert(codigos.map((codigo) => ({ id_loja: 1, criada_em: 0, codigo })));
});
for (let writer = 0; writer < 8; writer++) {
  (async () => {
    for (let count = 0; ; count++) {
      const codigo = `${writer}-${count}`;
      await write(codigo);
      console.log(codigo);
    }
  })();
}
