import { brandSheet } from 'virtual:look';
import { elements } from 'virtual:markup';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../../app/styles.js';
import '../../app/homeStyles.js';
import '../../app/harness.css';

// Drawn when its styles are there, as the shop is.
const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = brandSheet;
sheet.onload = () => createRoot(document.getElementById('shop') ?? document.body).render(elements(createElement));
document.head.append(sheet);
