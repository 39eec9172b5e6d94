import { LinkedText } from '#lib/linked-text.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import type { Topic } from './question.ts';

export function TopicQuestions({ topic: { id, title, questions } }: { topic: Topic }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 divide-y divide-line border-line border-y">
        {questions.map(({ question, answer }) => (
          <Disclosure
            key={question}
            title={<h3 className="font-sans font-semibold text-lg tracking-normal">{question}</h3>}
          >
            <div className="grid gap-3 pr-8 text-base text-ink">
              {answer.map((text) => (
                <p key={text}>
                  <LinkedText>{text}</LinkedText>
                </p>
              ))}
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
