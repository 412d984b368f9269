/**
 * Runs `work` at most once in `everyMs`. Calls during that time are joined into one run at its end.
 */
export function inAWhile(work: () => void, everyMs: number) {
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
