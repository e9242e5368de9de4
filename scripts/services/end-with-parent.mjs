/** Ends this process when the one that started it is gone, however it went. */
process.on('disconnect', () => process.exit(1));
process.channel?.unref(); // the listener alone would keep this process alive
