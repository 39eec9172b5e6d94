import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { BookOpen, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnchorLink } from '#lib/anchor-link.tsx';
import { JsonLd } from '#lib/json-ld.tsx';
import { LinkedText } from '#lib/linked-text.tsx';
import { contactEmail, mailTo } from '#lib/product.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { cookingTopics } from './cooking-topics.ts';
import { faqData, type Topic } from './faq-data.ts';
import { usingTopics } from './using-topics.ts';

const topics = [...cookingTopics, ...usingTopics];
const data = faqData(topics);

export function HelpCenter() {
  return (
    <>
      <JsonLd data={data} />
      <HelpWays />
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <TopicList topics={topics} />
        <div className="grid min-w-0 max-w-[48rem] grid-cols-1 gap-12">
          {topics.map((topic) => (
            <TopicQuestions key={topic.id} topic={topic} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Ways to get help: support now, a knowledge base later. */
function HelpWays() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Way icon={<Mail />} title="Write to us">
        <p>Support is by email, and the founder answers. Tell us what you did and what you saw.</p>
        <p className="wrap-anywhere mt-1 text-soft">{contactEmail}</p>
        <Button asChild className="mt-5 max-sm:w-full print:hidden">
          <a href={mailTo(`I need help with ${productName}`)}>Email Support</a>
        </Button>
      </Way>
      <Way icon={<BookOpen />} title="Knowledge base" mark={<Badge variant="muted">Coming soon</Badge>}>
        <p>
          We are writing step-by-step guides with pictures. Until then, the most common questions are answered
          below.
        </p>
      </Way>
    </div>
  );
}

type WayProps = { icon: ReactNode; title: string; mark?: ReactNode; children: ReactNode };

function Way({ icon, title, mark, children }: WayProps) {
  return (
    <Card asChild className="flex flex-wrap items-start gap-4">
      <section>
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-bg text-brand [&_svg]:size-5.5"
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="mb-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
            {title}
            {mark}
          </h2>
          {children}
        </div>
      </section>
    </Card>
  );
}

/** Links to the topics: pills on phones, a sticky list on wide screens. */
function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <nav aria-label="Topics" className="self-start lg:-mt-2 lg:sticky lg:top-26 print:hidden">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink
              anchor={id}
              className="flex min-h-touch items-center rounded-full px-4 font-medium text-sm inset-ring inset-ring-line transition-colors hover:bg-sunk lg:-mx-3 lg:rounded-md lg:px-3 lg:text-base lg:text-soft lg:inset-ring-0 lg:hover:text-ink"
            >
              {title}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TopicQuestions({ topic: { id, title, questions } }: { topic: Topic }) {
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
