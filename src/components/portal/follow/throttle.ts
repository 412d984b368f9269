/**
 * Runs `work` once, `everyMs` after the first call of `ask`; further calls until then are part of
 * that run.
 */
export function createThrottle(work: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask() {
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
