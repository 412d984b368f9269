// Preloaded into child processes (`node --import`) that must not outlive a parent killed by -9:
// the channel to the parent closes with it. Their own children inherit the preload but not the
// parent's number, and manage their channels themselves.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
