/** How far a run of derived mutants is: `1200/9964, 310 in a minute, about 28 minutes left`. */
export function derivedProgress(done: number, total: number, tried: number, seconds: number): string {
  const perMinute = (tried / seconds) * 60;
  const left = total - done;
  if (tried === 0 || left === 0) return `${done}/${total}`;
  return `${done}/${total}, ${Math.round(perMinute)} in a minute, about ${duration(left / perMinute)} left`;
}

function duration(minutes: number): string {
  const whole = Math.ceil(minutes);
  if (whole < 60) return whole === 1 ? "a minute" : `${whole} minutes`;
  return `${Math.floor(whole / 60)} h ${whole % 60} min`;
}
