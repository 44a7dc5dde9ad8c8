-- Spreads the tables of a migrated database over the workers of a Citus cluster, every store on one of them. Once, before the first
-- service starts (FRETE_MIGRATE=off from then on):
--   frete migrate && psql --single-transaction --set ON_ERROR_STOP=1 --file distribute.sql "$FRETE_DATABASE_URL"
-- What else Citus needs, and what was not tried: docs/decisions/other-engines.md.

-- Counters of conversations and pre-lists are kept by triggers, which change rows of the same store.
SET citus.enable_unsafe_triggers = on;

-- A token is looked up by its hash before its store is known: every worker has all of them, which cannot refer to one of its rows alone.
ALTER TABLE token DROP CONSTRAINT token_id_loja_fkey;
SELECT create_reference_table('token');

-- Nor does a page's origin tell its store.
ALTER TABLE loja_origem DROP CONSTRAINT loja_origem_id_loja_fkey;
SELECT create_reference_table('loja_origem');

SELECT create_distributed_table('loja', 'id');
SELECT create_distributed_table('sequencia', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('filial', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('transportadora', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('metodo_envio', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('tabela_frete', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('tabela_faixas', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('taxa_entrega', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('regra_frete', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('produto', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('produto_de_para', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('cotacao', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('cotacao_fila', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('pedido', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('pedido_dia', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('envio', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('situacao_reversa', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('ponto_devolucao', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('chat', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('chat_mensagem', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('anexo', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('plp', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('plp_envio', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('webhook', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('evento', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('evento_fila', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('notificacao_loja', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('notificacao_via', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('evento_morto', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('aplicativo', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('evento_unidade', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('assinatura', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('ato_operador', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('anonimizacao', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('pedido_grupo', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('pedido_grupo_transportadora', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('pedido_grupo_dia', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('chat_contagem', 'id_loja', colocate_with => 'loja');
SELECT create_distributed_table('plp_contagem', 'id_loja', colocate_with => 'loja');
