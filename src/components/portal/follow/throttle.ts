/**
 * Runs `work` once, `everyMs` after the first call of `schedule`; further calls until then are part
 * of that run.
 */
export function createThrottle(work: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    schedule() {
      timer ??= setTimeout(() => {
        timer = undefined
        work()
      }, everyMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
