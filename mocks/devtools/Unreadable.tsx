/** The reason why the mock cannot be read; nothing as long as there is none. */
export const Unreadable = ({ problem }: { problem: string | undefined }) => (
  <div role="status">{problem !== undefined && <p className="devtools-Problem">{problem}</p>}</div>
);
