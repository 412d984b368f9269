// Preloaded into child processes (`node --import`) that must not outlive a parent killed by -9:
// the channel to the parent closes with it.
if (process.channel) {
  process.on('disconnect', () => process.exit(1))
  process.channel.unref()
}
