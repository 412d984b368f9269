// Preloaded (`node --import`) into a child process, which then ends with its parent, even after
// SIGKILL, because that closes the channel between them. A grandchild may inherit the preload, but
// has another parent id.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
