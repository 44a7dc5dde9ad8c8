import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cpfOfGroup } from "../support/chatSamples.ts";
import { type Success, success } from "../support/define.ts";
import { codesOf, createPlpPedidos, type PlpCodes, plpPedido } from "../support/plpSamples.ts";

const CODIGO = "DM473124832BR";

/** Pre-lists, read by their codes and found in the list: one record each, open, closed and with an error. */
export function plpListedAsReadScenario(profile: Profile): Scenario {
  const { correios, transportadora, filiais } = profile.fixtures;
  const pedido = plpPedido(profile, "PLP-LIDA");
  const other = plpPedido(profile, "PLP-ERRADA");
  const loja = new Slot<number>("the store of the order");
  const carrier = new Slot<number | null>("the carrier of the shipment");
  const [right, wrong] = [preList(profile, "right"), preList(profile, "wrong")];
  const create = (id: string, plp: Slot<PlpCodes>, { key, numero } = pedido): Case =>
    success("criarPlp", {
      id,
      rules: ["NS-025", "NS-067"],
      request: () => ({
        body: { filialERP: filiais[0], idMetodo: pedido.idMetodo.get(), pedidos: [key.get()] },
      }),
      checkEffects: async ({ raw }) => plp.set(await codesOf(profile, raw, numero)),
    });
  return {
    module: "plp",
    cases: [
      ...createPlpPedidos(profile, "PLP-001", [pedido], correios),
      ...createPlpPedidos(profile, "PLP-001", [other], transportadora),
      success("listarPedidos", {
        id: "PED-REC-001/the-shipment-of-the-pre-list",
        rules: ["PED-REC-001"],
        request: {
          query: {
            dataTipo: "dataCriacaoPedido",
            periodo: "2020-01-01TO2099-12-31",
            cpfCnpj: cpfOfGroup(profile, `PLP-${pedido.name}`),
          },
        },
        save: ({ body: [order] }) => {
          if (order) loja.set(order.idLoja);
          if (order) carrier.set(order.envio[0]?.idTransportadora ?? null);
        },
      }),
      create("NS-067/pre-list-to-read", right.plp),
      create("NS-067/pre-list-with-an-error-to-read", wrong.plp, other),
      right.read("PLP-001/of-the-store-and-the-carrier", ({ idLoja, idTransportadora }) => [
        [idLoja, idTransportadora],
        [loja.get(), carrier.get()],
      ]),
      right.listed("PLP-001/listed-as-it-is-read", "Pendente"),
      wrong.read("PLP-001/with-an-error"),
      wrong.listed("PLP-001/listed-with-its-error", "Pendente"),
      {
        ...right.read("PLP-001/closed-meanwhile"),
        needs: "closePlp",
        before: async () =>
          profile.driver.closePlp?.({
            codigoPLP: right.plp.get().codigoPLP,
            protocolos: [{ idEnvio: pedido.idEnvio.get(), codigoRastreio: CODIGO }],
            idRecibo: "R-2",
            aplicacao: "Etiquetas",
          }),
      },
      { ...right.listed("PLP-001/listed-as-it-was-closed", "Finalizado"), needs: "closePlp" },
    ],
  };
}

/** A pre-list, how it is read, and how the list then shows it. */
function preList({ fixtures }: Profile, name: string) {
  const plp = new Slot<PlpCodes>(`the codes of the ${name} pre-list`);
  const record = new Slot<Success<"consultarPlp">>(`the record of the ${name} pre-list`);
  const read = (id: string, check?: (body: Success<"consultarPlp">) => [unknown, unknown]): Case =>
    success("consultarPlp", {
      id,
      rules: ["PLP-013", "PLP-001", ...(check ? ["PED-REC-001", "PED-REC-007"] : [])],
      request: () => ({ path: { filialERP: fixtures.filiais[0], idPLP: plp.get().idPLP } }),
      check: ({ body }, verify) => {
        const [actual, expected] = check?.(body) ?? [];
        verify.equal("", actual, expected);
      },
      save: ({ body }) => record.set(body),
    });
  const listed = (id: string, status: string): Case =>
    success("listarPlps", {
      id,
      rules: ["PLP-001", "PLP-012", "PLP-013"],
      request: () => {
        const since = record.get().data.replace(" ", "T");
        return { query: { periodo: `${since}TO2099-12-31`, status, limite: 50 } };
      },
      check: ({ body }, verify) => {
        const { codigoPLP, erros, ...rest } = record.get();
        const at = body.findIndex((each) => each.codigoPLP === codigoPLP);
        const { erros: found = [], codigoPLP: _code, ...same } = body[at] ?? {};
        verify.equal(`/${at}`, same, rest);
        verify.equal(`/${at}/erros`, [found].flat(), [erros].flat(), ["PLP-003", "PLP-001"]);
      },
    });
  return { plp, read, listed };
}
