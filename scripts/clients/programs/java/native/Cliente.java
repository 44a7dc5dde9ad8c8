package loja;

import org.openapitools.client.ApiClient;

/** The client of java.net.http. */
class Cliente {
  static ApiClient of(String servico, String token) {
    ApiClient cliente = new ApiClient();
    cliente.updateBaseUri(servico);
    cliente.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
    return cliente;
  }
}
