import.meta.glob('../../src/screens/home/**/*.css', { eager: true });
