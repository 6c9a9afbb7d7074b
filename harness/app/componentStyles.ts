import.meta.glob(['../../src/**/*.css', '!../../src/screens/home/**'], { eager: true });
