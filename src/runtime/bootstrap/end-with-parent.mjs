// Preloaded (`node --import`) into child processes that must end when their parent is killed by
// SIGKILL. The kill closes the channel between parent and child. The child's own children inherit
// the preload too, but have another parent id, so it does nothing in them.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
