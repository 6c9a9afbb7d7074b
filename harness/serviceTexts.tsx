import { useScope } from '../src/entries/index.js';
import { FaqPage, lazyScreen, TermsPage } from '../src/entries/storefront.js';

/** The pages whose text is a host's own, with sample text, which is loaded with them. */
export const Faq = lazyScreen('questions', async () => {
  const { sampleQuestions } = await import('../mocks/fixtures/service/questions.js');
  return () => <FaqPage groups={sampleQuestions(useScope())} />;
});
export const Terms = lazyScreen('terms', async () => {
  const { sampleTerms } = await import('../mocks/fixtures/service/terms.js');
  return () => <TermsPage sections={sampleTerms(useScope())} />;
});
