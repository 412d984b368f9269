// Preloaded (`node --import`) into children: SIGKILL of the parent closes the channel to them.
// Their own children inherit the preload, but have another parent id.
if (process.channel && process.env.END_WITH_PARENT === String(process.ppid)) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
