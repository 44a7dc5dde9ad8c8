/** Stands for a package that the code reads nothing of by its types: to load them takes the compiler longer than they tell it. */
declare const opaque: unknown;
export default opaque;
