// Preloaded into child processes (`node --import`) that must end when their parent is killed by
// SIGKILL, which closes the channel to it. Their own children also inherit the preload, but have
// another parent id and manage their channels themselves.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
