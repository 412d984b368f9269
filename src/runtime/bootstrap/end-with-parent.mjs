// Preloaded into a child process (`node --import`), so that it ends with its parent. Even a
// parent's SIGKILL closes the channel between the two. A grandchild may inherit the preload, but
// has another parent id.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
