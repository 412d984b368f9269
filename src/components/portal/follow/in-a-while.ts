/** Runs `work` at most once in `everyMs`: at the end of it when it is asked for meanwhile. */
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
