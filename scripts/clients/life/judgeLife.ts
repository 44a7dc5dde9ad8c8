const API = { Authorization: "Bearer frete_api_demo1" };

interface Tracking {
  lista: { ocoren: { data: string; descricao: string }[] }[];
}

/**
 * Holds the printed life of an order against what the server says of it: the order and its return by their keys, every occurrence of both in
 * its order, what was said in the chat, and an event for the beginning and for the end.
 * @returns what is wrong
 */
export async function judgeLife(printed: string, url: string, numero: string): Promise<string[]> {
  const read = async <T>(path: string) => (await (await fetch(url + path, { headers: API })).json()) as T;
  const wrong: string[] = [];
  const lines = printed.split(/\r?\n/).map((line) => line.trim());
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const period = `dataTipo=dataCriacaoPedido&periodo=${days(-1)}TO${days(1)}`;
  const orders = await read<{ _id: string; numeroPedido: string }[]>(`/api/v1/pedidos?${period}`);
  for (const each of [numero, `${numero}-R`]) {
    const key = orders.find(({ numeroPedido }) => numeroPedido === each)?._id;
    if (!lines.some((line) => key !== undefined && line.endsWith(`${each}, key ${key}`)))
      wrong.push(`${each}: its key, ${key}, is not told`);
    const start = lines.indexOf(`Tracking of ${each}`);
    const end = lines.indexOf("", start);
    const told = lines.slice(start + 1, end < 0 ? undefined : end);
    const { lista } = await read<Partial<Tracking>>(`/api/v1/rastreio/pedido/${each}`);
    const is = (lista ?? []).flatMap(({ ocoren }) => ocoren.map((one) => `${one.data}  ${one.descricao}`));
    if (start < 0 || told.join("\n") !== is.join("\n"))
      wrong.push(`${each}: the tracking that is told is not the server's:\n${is.join("\n")}`);
  }
  const { mensagens = [] } = await read<{ mensagens?: { origem: string; mensagem: string }[] }>(
    `/api/v1/chat/${numero}?chave=pedido`,
  );
  if (new Set(mensagens.map(({ origem }) => origem)).size < 2) wrong.push("the chat has not both sides");
  for (const { origem, mensagem } of mensagens)
    if (!lines.some((line) => line.startsWith(origem) && line.endsWith(mensagem)))
      wrong.push(`chat: not told: ${origem}: ${mensagem}`);
  for (const situacao of ["criado", "entregue"])
    if (!lines.some((line) => line.includes(`  ${situacao} `))) wrong.push(`no event tells: ${situacao}`);
  return wrong;
}
