import { elements, tokens } from 'virtual:markup';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../../app/styles.js';
import '../../app/homeStyles.js';
import '../../app/harness.css';

const sheet = document.createElement('style');
sheet.textContent = tokens;
document.head.append(sheet);
createRoot(document.getElementById('shop') ?? document.body).render(elements(createElement));
