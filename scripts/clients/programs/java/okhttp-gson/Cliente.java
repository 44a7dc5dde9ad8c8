package loja;

import org.openapitools.client.ApiClient;

/** The client of OkHttp. */
class Cliente {
  static ApiClient of(String servico, String token) {
    // A method is made of the first media type of its operation, but the client announces JSON when that is one of them.
    ApiClient cliente =
        new ApiClient() {
          @Override
          public String selectHeaderContentType(String[] contentTypes) {
            return contentTypes.length == 0 ? super.selectHeaderContentType(contentTypes) : contentTypes[0];
          }
        };
    cliente.setBasePath(servico);
    cliente.addDefaultHeader("Authorization", "Bearer " + token);
    return cliente;
  }
}
