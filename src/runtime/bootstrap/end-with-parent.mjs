// Child processes load this file with `node --import`, so that they end when their parent ends. The
// channel to the parent closes even when the parent is killed with SIGKILL. A grandchild may load
// this file too, but `END_WITH_PARENT` is not the id of its parent.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
