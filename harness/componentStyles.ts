import.meta.glob('../src/**/*.css', { eager: true });
