/**
 * How much a test tries: `few` in `npm test`, `many` in `npm run test:long`, which runs the tests that ask for it as well.
 * The seed of a property is new in every run, so few runs add up.
 */
export const runs = (few: number, many: number): number => (process.env.TEST_LONG ? many : few);
