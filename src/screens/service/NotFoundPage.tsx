import { useScope } from '../../ui/BrandScope.js';
import { ButtonLink } from '../../ui/Button.js';

/** What shows at an address the shop has nothing at (NAV-037). */
export function NotFoundPage() {
  const { text, href } = useScope();
  return (
    <div className="wsk-Container wsk-NotFoundPage" data-component="NotFoundPage">
      <p className="wsk-NotFoundPage-code" aria-hidden="true">
        404
      </p>
      <h1 className="wsk-Heading" data-level="1">
        {text('notFound.title')}
      </h1>
      <p className="wsk-Text" data-size="lead">
        {text('notFound.text')}
      </p>
      <ButtonLink href={href('home')}>{text('notFound.home')}</ButtonLink>
    </div>
  );
}
