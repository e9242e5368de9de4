/** Loaded into every service: it ends when the process that started it is gone. */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
