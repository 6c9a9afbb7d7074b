import type { ReactNode } from 'react';
import 'wine-storefront-kit/styles.css';
import 'wine-storefront-kit/brands/hsb.css';
import 'wine-storefront-kit/brands/wsj.css';
import 'wine-storefront-kit-fonts/wsj.css';

export const metadata = { title: 'A shop of our own', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
