import { JsonLd } from '#lib/json-ld.tsx';
import { cookingTopics } from './cooking-topics.ts';
import { faqData } from './faq-data.ts';
import { HelpWays } from './help-ways.tsx';
import { TopicList } from './topic-list.tsx';
import { TopicQuestions } from './topic-questions.tsx';
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
