package loja;

import org.openapitools.client.ApiClient;

/** The client of OkHttp. */
class Cliente {
  static ApiClient of(String servico, String token) {
    ApiClient cliente = new ApiClient();
    cliente.setBasePath(servico);
    cliente.addDefaultHeader("Authorization", "Bearer " + token);
    return cliente;
  }
}
