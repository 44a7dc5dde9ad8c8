/** Latitude and longitude of the state capitals, degrees. */
const capitais: Readonly<Record<string, readonly [number, number]>> = {
  AC: [-9.97, -67.81],
  AL: [-9.65, -35.73],
  AM: [-3.12, -60.02],
  AP: [0.03, -51.07],
  BA: [-12.97, -38.5],
  CE: [-3.73, -38.52],
  DF: [-15.79, -47.88],
  ES: [-20.32, -40.34],
  GO: [-16.68, -49.25],
  MA: [-2.53, -44.3],
  MG: [-19.92, -43.94],
  MS: [-20.44, -54.65],
  MT: [-15.6, -56.1],
  PA: [-1.46, -48.5],
  PB: [-7.12, -34.86],
  PE: [-8.05, -34.9],
  PI: [-5.09, -42.8],
  PR: [-25.43, -49.27],
  RJ: [-22.91, -43.2],
  RN: [-5.79, -35.21],
  RO: [-8.76, -63.9],
  RR: [2.82, -60.67],
  RS: [-30.03, -51.23],
  SC: [-27.6, -48.55],
  SE: [-10.91, -37.07],
  SP: [-23.55, -46.63],
  TO: [-10.18, -48.33],
};

const KM_PER_DEGREE = 111.2;
/** Roads wind: how much longer the way is than the straight line. */
const ROAD_FACTOR = 1.27;

/**
 * Kilometres by road between the capitals of two states, whole and rough; 0 inside one state.
 * @throws RangeError for letters that are no state
 */
export function distance(ufA: string, ufB: string): number {
  const a = capitais[ufA];
  const b = capitais[ufB];
  if (!a || !b) throw new RangeError(`${a ? ufB : ufA} is not a Brazilian state`);
  const halfway = ((a[0] + b[0]) / 2) * (Math.PI / 180);
  const north = a[0] - b[0];
  const east = (a[1] - b[1]) * Math.cos(halfway);
  return Math.round(Math.sqrt(north * north + east * east) * KM_PER_DEGREE * ROAD_FACTOR);
}
