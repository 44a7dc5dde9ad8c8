/**
 * Keeps knex from running the work of a transaction whose BEGIN failed, which it does otherwise. The caller gets the
 * error of the BEGIN, not this one.
 */
export class NotBegun extends Error {}
