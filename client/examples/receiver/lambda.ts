// Events in a function of AWS Lambda, behind an HTTP API of API Gateway (payload 2.0) or a function URL.
import { createReceiver, memoryStore, requestOf } from "@frete/client/receiver";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";

const { FRETE_WEBHOOK_TOKEN: token = "", FRETE_WEBHOOK_SECRET: secret = [] } = process.env;
const receive = createReceiver({
  authorization: { token }, // as registered
  secret, // whsec_..., when the store signs its events
  store: memoryStore(), // sqlStore(...) where several processes receive
  onEvento: (evento) => console.log(`${evento.tipo} ${evento.documento}`),
  onUnknown: ({ tipo, documento }) => console.log(`new kind ${tipo} ${documento}`),
  onRefused: (status, reason) => console.error(`${status} ${reason}`),
});

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { headers, body = "", isBase64Encoded, requestContext } = event;
  const bytes = Buffer.from(body, isBase64Encoded ? "base64" : "utf8");
  const answer = await receive(requestOf({ method: requestContext.http.method, headers, body: bytes }));
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
}
